import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { useText } from '../../messages/useText.ts'

/** What can be done with the selected rows; nothing while none is. */
export const SelectionBar = ({ children }: { readonly children: ReactNode }) => {
  const { selectedIds, onUnselectItems } = useListContext()
  const text = useText()
  if (selectedIds.length === 0) return null
  return (
    <Box role="status" sx={barStyle}>
      <Box component="span" sx={{ flexGrow: 1, fontWeight: 600 }}>
        {text('list.selected', { smart_count: selectedIds.length })}
      </Box>
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        {text('list.unselect')}
      </Button>
      {children}
    </Box>
  )
}

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  padding: '8px 16px',
  backgroundColor: 'tokens.evergreenSoft',
} as const
