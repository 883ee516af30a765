import Checkbox from '@mui/material/Checkbox'
import { type RaRecord, useGetRecordRepresentation, useListContext, useResourceContext } from 'ra-core'
import { useText } from '../../messages/useText.ts'

/** Selects a row. The label is on the input, where a screen reader finds it. */
export const SelectBox = ({ row }: { readonly row: RaRecord }) => {
  const { selectedIds, onToggleItem } = useListContext()
  const representationOf = useGetRecordRepresentation(useResourceContext())
  const text = useText()
  const representation = representationOf(row)
  const name = typeof representation === 'string' ? representation : String(row.id)
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      slotProps={{
        input: { 'aria-label': text('list.selectRow', { name }) },
      }}
      sx={{ padding: 0.5 }}
    />
  )
}
