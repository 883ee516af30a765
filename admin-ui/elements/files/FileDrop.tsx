import Upload from '@mui/icons-material/UploadOutlined'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useState } from 'react'

type FileDropProps = {
  /** The name of the input. */
  readonly label: string
  /** What can be dropped here, or what happens now. */
  readonly hint: string
  readonly accept: string
  readonly isMultiple?: boolean
  readonly isBusy?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes files that are dropped or chosen. */
export const FileDrop = (props: FileDropProps) => {
  const { label, hint, accept, isMultiple = false, isBusy = false, onFiles } = props
  const [isOver, setIsOver] = useState(false)
  const take = (files: readonly File[]) => {
    if (!isBusy && files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1))
  }
  return (
    <Box
      component="label"
      sx={theme => ({
        ...dropStyle,
        borderColor: isOver ? theme.palette.tokens.evergreen : theme.palette.tokens.hairline,
        backgroundColor: theme.palette.tokens.raised,
        '&:focus-within': { outline: `3px solid ${theme.palette.tokens.evergreen}` },
      })}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault()
        setIsOver(false)
        take([...event.dataTransfer.files])
      }}
    >
      {isBusy ? <CircularProgress size={22} /> : <Upload />}
      <span>{hint}</span>
      <input
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-label={label}
        disabled={isBusy}
        onChange={event => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </Box>
  )
}

const dropStyle = {
  position: 'relative',
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 72,
  padding: 2,
  borderWidth: 2,
  borderStyle: 'dashed',
  borderRadius: '12px',
  color: 'text.secondary',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  // The number 1 would be the whole width, and take the clicks of everything under it.
  '& > input': { position: 'absolute', width: '1px', height: '1px', opacity: 0 },
} as const
