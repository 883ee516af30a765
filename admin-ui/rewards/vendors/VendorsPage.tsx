import { listVendors, type Vendor } from '@laurel/contract/rewards/vendors.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { DisconnectDialog } from './DisconnectDialog.tsx'
import { ImportCardsDialog } from './ImportCardsDialog.tsx'
import { VendorCard } from './VendorCard.tsx'
import { VendorDialog } from './VendorDialog.tsx'

type Open = { readonly act: 'connect' | 'disconnect' | 'import'; readonly id: string }

/** The vendors of rewards: their settings, and how well their connections work. */
export const VendorsPage = () => {
  const text = useText()
  const vendors = useAnswer(listVendors, () => ({}))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const chosen = vendors.data?.find(({ id }) => id === open?.id)
  return (
    <Page
      title={text('rewards.vendors.title')}
      lead={text('rewards.vendors.lead')}
      crumb={{ path: '/rewards', label: 'places.rewards' }}
    >
      {vendors.data ? (
        <Vendors vendors={vendors.data} onOpen={setOpen} />
      ) : (
        <Card>
          <NotLoaded of={vendors} columns={2} />
        </Card>
      )}
      {chosen && open?.act === 'connect' && <VendorDialog vendor={chosen} onClose={close} />}
      {chosen && open?.act === 'disconnect' && <DisconnectDialog vendor={chosen} onClose={close} />}
      {chosen && open?.act === 'import' && <ImportCardsDialog vendor={chosen} onClose={close} />}
    </Page>
  )
}

type VendorsProps = { readonly vendors: readonly Vendor[]; readonly onOpen: (open: Open) => void }

const Vendors = ({ vendors, onOpen }: VendorsProps) => {
  const text = useText()
  if (vendors.length === 0)
    return (
      <Card>
        <EmptyState title={text('rewards.vendors.none')} sentence={text('rewards.vendors.noneSentence')} />
      </Card>
    )
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
        gap: 2,
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {vendors.map(vendor => (
        <VendorCard
          key={vendor.id}
          vendor={vendor}
          onConnect={() => onOpen({ act: 'connect', id: vendor.id })}
          onImport={() => onOpen({ act: 'import', id: vendor.id })}
          onDisconnect={() => onOpen({ act: 'disconnect', id: vendor.id })}
        />
      ))}
    </Box>
  )
}
