import { testVendor, type Vendor } from '@laurel/contract/rewards/vendors.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import { useDelivers } from './useDelivers.ts'
import { VendorHealth } from './VendorHealth.tsx'

type VendorCardProps = {
  readonly vendor: Vendor
  readonly onConnect: () => void
  readonly onDisconnect: () => void
  readonly onImport: () => void
}

/** A vendor, what it delivers, how its connection works, and what can be done with it. */
export const VendorCard = ({ vendor, onConnect, onDisconnect, onImport }: VendorCardProps) => {
  const text = useText()
  const delivers = useDelivers()
  const { title } = vendor
  const isConnected = vendor.connected_at !== null
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) => act(testVendor, { params: { name: vendor.id }, body: { settings: {} } }),
    ({ ok, message }) =>
      ok
        ? { text: text('rewards.vendors.testWorks', { detail: message }), type: 'success' }
        : { text: text('rewards.vendors.testFails', { problem: message }), type: 'warning' },
  )
  return (
    <Card component="li" sx={{ padding: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box>
        <Typography variant="h2">{title}</Typography>
        <Typography color="text.secondary" variant="body2">
          {delivers(vendor)}
        </Typography>
      </Box>
      <Box sx={{ flexGrow: 1 }}>
        <VendorHealth vendor={vendor} />
        {refusal && (
          <Typography role="alert" color="error" variant="body2">
            {refusal.message}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isConnected ? (
          <>
            <Button
              size="small"
              variant="outlined"
              onClick={onConnect}
              aria-label={text('rewards.vendors.changeOf', { vendor: title })}
            >
              {text('rewards.vendors.change')}
            </Button>
            <Button
              size="small"
              variant="outlined"
              loading={isRunning}
              onClick={() => void perform(null)}
              aria-label={text('rewards.vendors.testOf', { vendor: title })}
            >
              {text('rewards.vendors.test')}
            </Button>
            {vendor.is_ordered_by_hand && (
              <Button
                size="small"
                variant="contained"
                onClick={onImport}
                aria-label={text('rewards.vendors.importCardsOf', { vendor: title })}
              >
                {text('rewards.vendors.importCards')}
              </Button>
            )}
            <Button
              size="small"
              color="error"
              onClick={onDisconnect}
              aria-label={text('rewards.vendors.disconnectOf', { vendor: title })}
            >
              {text('rewards.vendors.disconnect')}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            variant="contained"
            onClick={onConnect}
            aria-label={text('rewards.vendors.connectOf', { vendor: title })}
          >
            {text('rewards.vendors.connect')}
          </Button>
        )}
      </Box>
    </Card>
  )
}
