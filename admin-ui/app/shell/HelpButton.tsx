import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { firstPage } from './lazyPage.tsx'

const HelpDialog = firstPage(async () => (await import('./HelpDialog.tsx')).HelpDialog, null)

export const HelpButton = () => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton aria-label={text('shell.help')} onClick={() => setOpen(true)}>
        <HelpOutline />
      </IconButton>
      {isOpen && <HelpDialog onClose={() => setOpen(false)} />}
    </>
  )
}
