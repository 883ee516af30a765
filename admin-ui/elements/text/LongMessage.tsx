import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { LinkedMessage } from './LinkedMessage.tsx'

/** About five lines of a column. */
const shownMax = 160

/** A message of which a table shows the beginning, and the rest on request. */
export const LongMessage = ({ message }: { readonly message: string }) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  if (message.length <= shownMax) return <LinkedMessage message={message} />
  return (
    <>
      <LinkedMessage message={isOpen ? message : beginningOf(message)} />
      <Box component="span" sx={{ display: 'block' }}>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          sx={{ paddingX: 0.5, marginLeft: -0.5 }}
        >
          {text(isOpen ? 'action.showLess' : 'action.showAll')}
        </Button>
      </Box>
    </>
  )
}

/** Ends after a whole word where there is one. */
const beginningOf = (message: string): string => {
  const cut = message.slice(0, shownMax).toWellFormed()
  const end = cut.lastIndexOf(' ')
  return `${end > shownMax / 2 ? cut.slice(0, end) : cut}…`
}
