import { thumbnailOf } from '@laurel/contract/rewards/itemImages.ts'
import ArrowBack from '@mui/icons-material/ArrowBackOutlined'
import Close from '@mui/icons-material/CloseOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useInput } from 'ra-core'
import { FileDrop } from '../../elements/files/FileDrop.tsx'
import { acceptedPictures, useImageUpload } from '../../elements/files/useImageUpload.ts'
import { useText } from '../../messages/useText.ts'

/** The pictures of an item, in their order: dropped or chosen files are uploaded at once. */
export const ImagesInput = ({ source }: { readonly source: string }) => {
  const text = useText()
  const { field } = useInput<readonly string[]>({ source })
  const images: readonly string[] = field.value
  const { upload, isUploading, problem } = useImageUpload(added => field.onChange([...images, ...added]))
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
      <FileDrop
        label={text('items.choosePictures')}
        hint={text(isUploading ? 'items.uploading' : 'items.dropPictures')}
        accept={acceptedPictures}
        isMultiple
        isBusy={isUploading}
        onFiles={files => void upload(files)}
      />
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
