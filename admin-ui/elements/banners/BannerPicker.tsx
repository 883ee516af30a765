import { banners } from '@laurel/contract/celebrations/banners.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { BannerChoice } from './BannerChoice.tsx'

type BannerPickerProps = {
  readonly chosenIds: readonly string[]
  readonly onChoose: (bannerIds: string[]) => void
  readonly onClose: () => void
}

/** All banners as they look, to take one or several. */
export const BannerPicker = ({ chosenIds, onChoose, onClose }: BannerPickerProps) => {
  const text = useText()
  const titleId = useId()
  const [ids, setIds] = useState(chosenIds)
  const toggle = (id: string) => setIds(ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id])
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        {text('banners.selectABanner')}
      </DialogTitle>
      <DialogContent>
        <Box
          sx={{
            paddingTop: 1,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
          }}
        >
          {banners.map(banner => (
            <BannerChoice
              key={banner.id}
              banner={banner}
              isChosen={ids.includes(banner.id)}
              onToggle={() => toggle(banner.id)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('action.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onChoose([...ids])}>
          {text('banners.use', { smart_count: Math.max(ids.length, 1) })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
