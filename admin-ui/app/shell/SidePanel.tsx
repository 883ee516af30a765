import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useText } from '../../messages/useText.ts'

type SidePanelProps = {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A panel beside a list that stays where it is. */
export const SidePanel = ({ title, children, onClose }: SidePanelProps) => {
  const text = useText()
  const titleId = useId()
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 460 }, display: 'flex' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, padding: '24px 16px 8px 24px' }}>
        <Typography variant="h2" id={titleId} sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton aria-label={text('action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  )
}
