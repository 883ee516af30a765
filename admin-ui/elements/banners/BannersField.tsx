import { bannerById, bannerPath } from '@laurel/contract/celebrations/banners.ts'
import Add from '@mui/icons-material/AddPhotoAlternateOutlined'
import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { BannerPicker } from './BannerPicker.tsx'

type BannersFieldProps = {
  readonly bannerIds: readonly string[]
  readonly onChange: (bannerIds: string[]) => void
  readonly problem?: string | undefined
}

/** The pictures an award may be announced with. */
export const BannersField = ({ bannerIds, onChange, problem }: BannersFieldProps) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Box component="section" aria-label={text('banners.banners')} sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="subtitle2" component="h3">
          {text('banners.banners')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text('banners.thePictureAboveThe')}
        </Typography>
      </Box>
      {bannerIds.length > 0 && (
        <Box component="ul" sx={gridStyle}>
          {bannerIds.map(id => (
            <Chosen key={id} id={id} onRemove={() => onChange(bannerIds.filter(other => other !== id))} />
          ))}
        </Box>
      )}
      <Box>
        <Button
          variant="outlined"
          color={problem === undefined ? 'primary' : 'error'}
          startIcon={<Add />}
          onClick={() => setOpen(true)}
        >
          {bannerIds.length === 0 ? text('banners.selectABanner') : text('banners.changeBanners')}
        </Button>
        {problem !== undefined && (
          <FormHelperText error role="alert">
            {problem}
          </FormHelperText>
        )}
      </Box>
      {isOpen && (
        <BannerPicker
          chosenIds={bannerIds}
          onChoose={ids => {
            onChange(ids)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}

const Chosen = ({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) => {
  const text = useText()
  const name = bannerById(id)?.name ?? id
  return (
    <Box component="li" sx={{ position: 'relative' }}>
      <Box component="img" src={bannerPath(id, 'svg')} alt={name} sx={pictureStyle} />
      <IconButton
        size="small"
        aria-label={text('banners.remove', { name })}
        onClick={onRemove}
        sx={removeStyle}
      >
        <Close sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  )
}

const gridStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
} as const

const pictureStyle = { display: 'block', width: '100%', aspectRatio: '3', borderRadius: '10px' } as const

const removeStyle = {
  position: 'absolute',
  top: 6,
  right: 6,
  padding: 0.375,
  color: '#fff',
  backgroundColor: 'rgb(12 30 22 / 62%)',
  '&:hover': { backgroundColor: 'rgb(12 30 22 / 82%)' },
} as const
