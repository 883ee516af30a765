import { testVendor, type Vendor } from '@laurel/contract/rewards/vendors.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { NamedButton } from '../../elements/action/NamedButton.tsx'
import { RefusalLine } from '../../elements/action/RefusalLine.tsx'
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
  const about = { vendor: vendor.title }
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
        <Typography variant="h2">{vendor.title}</Typography>
        <Typography color="text.secondary" variant="body2">
          {delivers(vendor)}
        </Typography>
      </Box>
      <Box sx={{ flexGrow: 1 }}>
        <VendorHealth vendor={vendor} />
        <RefusalLine refusal={refusal} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isConnected ? (
          <>
            <NamedButton of="rewards.vendors.change" about={about} variant="outlined" onClick={onConnect} />
            <NamedButton
              of="rewards.vendors.test"
              about={about}
              variant="outlined"
              loading={isRunning}
              onClick={() => void perform(null)}
            />
            {vendor.is_ordered_by_hand && (
              <NamedButton
                of="rewards.vendors.importCards"
                about={about}
                variant="contained"
                onClick={onImport}
              />
            )}
            <NamedButton of="rewards.vendors.disconnect" about={about} color="error" onClick={onDisconnect} />
          </>
        ) : (
          <NamedButton of="rewards.vendors.connect" about={about} variant="contained" onClick={onConnect} />
        )}
      </Box>
    </Card>
  )
}
