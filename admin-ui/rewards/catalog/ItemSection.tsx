import type { TeamItem } from '@laurel/contract/rewards/teamItem.ts'
import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { CardGrid } from '../../elements/list/CardGrid.tsx'
import { ListSource } from '../../elements/list/ListSource.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { ArchiveItemDialog } from './ArchiveItemDialog.tsx'
import { ItemCard } from './ItemCard.tsx'
import { ItemDialog } from './ItemDialog.tsx'

type Open = { readonly dialog: 'add' } | { readonly dialog: 'change' | 'archive'; readonly item: TeamItem }

/** The items of the catalog, which people redeem in the portal. */
export const ItemSection = () => {
  const text = useText()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setOpen({ dialog: 'add' })}>
      {text('items.add')}
    </Button>
  )
  return (
    <Box component="section" aria-labelledby="items-heading" sx={{ marginBottom: 5 }}>
      <Box sx={headStyle}>
        <Typography variant="h2" id="items-heading">
          {text('rewards.currentItems')}
        </Typography>
        {add}
      </Box>
      <ListSource resource="rewards/items" naturalSort={{ field: 'name', order: 'ASC' }} perPage={48} isPart>
        <CardGrid<TeamItem>
          label={text('rewards.currentItems')}
          cardWidthMin={180}
          cardHeight={260}
          card={item => <ItemCard item={item} onOpen={() => setOpen({ dialog: 'change', item })} />}
          empty={
            <EmptyState title={text('items.empty')} sentence={text('items.emptySentence')} action={add} />
          }
        />
      </ListSource>
      {open?.dialog === 'add' && <ItemDialog onClose={close} />}
      {open?.dialog === 'change' && (
        <ItemDialog
          item={open.item}
          onArchive={() => setOpen({ dialog: 'archive', item: open.item })}
          onClose={close}
        />
      )}
      {open?.dialog === 'archive' && <ArchiveItemDialog item={open.item} onClose={close} />}
    </Box>
  )
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 2,
} as const
