import type { GiftOption, GiftRows } from '@laurel/contract/awards/award.ts'
import Add from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { ActDialog } from '../action/ActDialog.tsx'
import { GiftOptionDialog } from './GiftOptionDialog.tsx'
import { GiftRow } from './GiftRow.tsx'
import { useCompanyRewards } from './useCompanyRewards.ts'

type GiftRowsFieldProps = {
  readonly rows: GiftRows
  readonly onChange: (rows: GiftRows) => void
}

type Place = { readonly row: number; readonly option: number }
type Open = Place & { readonly dialog: 'choose' | 'delete' }

const rowsMax = 20

/** Gifts of an award. Each row is a gift; the recipient picks one of its options. */
export const GiftRowsField = ({ rows, onChange }: GiftRowsFieldProps) => {
  const text = useText()
  const { rewards, isLoading } = useCompanyRewards()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const row = open && rows[open.row]

  const put = ({ row: rowIndex, option: index }: Place, chosen: GiftOption) => {
    const places = rows[rowIndex] ?? []
    const filled =
      index < places.length ? places.map((kept, at) => (at === index ? chosen : kept)) : [...places, chosen]
    onChange(
      rowIndex < rows.length ? rows.map((kept, at) => (at === rowIndex ? filled : kept)) : [...rows, filled],
    )
    close()
  }

  const remove = ({ row: rowIndex, option: index }: Place) => {
    const kept = rows.map((options, at) =>
      at === rowIndex ? options.filter((_option, place) => place !== index) : options,
    )
    // A row without options is not a gift.
    onChange(kept.filter(options => options.length > 0))
    close()
  }

  return (
    <Box component="section" aria-label={text('gifts.gifts')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="subtitle2" component="h3">
          {text('gifts.gifts')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text('gifts.eachRowIsA')}
        </Typography>
      </Box>
      {rows.map((options, at) => (
        <GiftRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a gift has no other identity than its place.
          key={at}
          number={at + 1}
          options={options}
          rewards={rewards}
          onChoose={option => setOpen({ dialog: 'choose', row: at, option })}
          onDelete={option => setOpen({ dialog: 'delete', row: at, option })}
          onKeepFree={() => put({ row: at, option: options.length }, { type: 'PLACEHOLDER' })}
        />
      ))}
      {rows.length < rowsMax && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<Add />}
            onClick={() => setOpen({ dialog: 'choose', row: rows.length, option: 0 })}
          >
            {text('gifts.addAGift')}
          </Button>
        </Box>
      )}
      {open?.dialog === 'choose' && (
        <GiftOptionDialog
          rewards={rewards}
          isLoading={isLoading}
          current={row?.[open.option]}
          others={row?.filter((_option, at) => at !== open.option) ?? []}
          onChoose={option => put(open, option)}
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && (
        <ActDialog
          title={text('gifts.deleteThisOption')}
          confirmLabel={text('action.delete')}
          isDestructive
          isRunning={false}
          refusal={undefined}
          onConfirm={() => remove(open)}
          onClose={close}
        >
          <Typography>{text('gifts.areYouSureYou')}</Typography>
        </ActDialog>
      )}
    </Box>
  )
}
