import { thumbnailOf } from '@laurel/contract/rewards/itemImages.ts'
import ArrowBack from '@mui/icons-material/ArrowBackOutlined'
import Close from '@mui/icons-material/CloseOutlined'
import Upload from '@mui/icons-material/UploadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import { useInput } from 'ra-core'
import { useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { useImageUpload } from './useImageUpload.ts'

/** The pictures of an item, in their order: dropped or chosen files are uploaded at once. */
export const ImagesInput = ({ source }: { readonly source: string }) => {
  const text = useText()
  const { field } = useInput<readonly string[]>({ source })
  const images: readonly string[] = field.value
  const { upload, isUploading, problem } = useImageUpload(added => field.onChange([...images, ...added]))
  const [isOver, setIsOver] = useState(false)
  const remove = (image: string) => field.onChange(images.filter(one => one !== image))
  const moveFirst = (image: string) => field.onChange([image, ...images.filter(one => one !== image)])
  return (
    <Box role="group" aria-label={text('items.pictures')} sx={{ display: 'grid', gap: 1.5 }}>
      {images.length > 0 && (
        <Box component="ul" sx={listStyle}>
          {images.map((image, at) => (
            <Box component="li" key={image} sx={{ position: 'relative' }}>
              <img src={thumbnailOf(image)} alt={text('items.picture', { number: at + 1 })} />
              <Box sx={{ display: 'flex', justifyContent: 'center' }}>
                {at > 0 && (
                  <IconButton
                    size="small"
                    aria-label={text('items.makeFirst', { number: at + 1 })}
                    onClick={() => moveFirst(image)}
                  >
                    <ArrowBack fontSize="small" />
                  </IconButton>
                )}
                <IconButton
                  size="small"
                  aria-label={text('items.removePicture', { number: at + 1 })}
                  onClick={() => remove(image)}
                >
                  <Close fontSize="small" />
                </IconButton>
              </Box>
            </Box>
          ))}
        </Box>
      )}
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
          void upload([...event.dataTransfer.files])
        }}
      >
        {isUploading ? <CircularProgress size={22} /> : <Upload />}
        <span>{text(isUploading ? 'items.uploading' : 'items.dropPictures')}</span>
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          multiple
          aria-label={text('items.choosePictures')}
          disabled={isUploading}
          onChange={event => {
            void upload([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </Box>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </Box>
  )
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& img': { width: 88, height: 88, objectFit: 'cover', borderRadius: '10px', display: 'block' },
} as const

const dropStyle = {
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
  '& > input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
} as const
