import type { GifAttachment } from '@laurel/contract/recognition/gifAttachment.ts'
import Pause from '@mui/icons-material/Pause'
import PlayArrow from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { FirstFrame } from './FirstFrame.tsx'
import { prefersStillness } from './prefersStillness.ts'

/** A GIF that can be stopped; it starts still for people who prefer less motion. */
export const GifPicture = ({ attachment }: { readonly attachment: GifAttachment }) => {
  const text = useText()
  const [isMoving, setMoving] = useState(() => !prefersStillness())
  const [isGone, setGone] = useState(false)
  const { media, alt_text: altText } = attachment
  const words = altText === '' ? text('gifs.aGIF') : altText
  // Without the picture, its words are shown.
  if (isGone) return <Box sx={goneStyle}>{text('gifs.gif', { words })}</Box>
  const picture = { url: media.url, words, onMissing: () => setGone(true) }
  return (
    <Box sx={{ ...frameStyle, aspectRatio: `${media.width} / ${media.height}` }}>
      {isMoving ? (
        <img src={media.url} alt={words} loading="lazy" onError={picture.onMissing} />
      ) : (
        <FirstFrame {...picture} />
      )}
      <IconButton
        size="small"
        aria-label={text(isMoving ? 'gifs.stop' : 'gifs.play', { words })}
        onClick={() => setMoving(!isMoving)}
        sx={buttonStyle}
      >
        {isMoving ? <Pause fontSize="small" /> : <PlayArrow fontSize="small" />}
      </IconButton>
    </Box>
  )
}

const goneStyle = { marginTop: 0.75, color: 'text.secondary', fontSize: '0.8125rem' } as const

const frameStyle = {
  position: 'relative',
  width: 200,
  maxWidth: '100%',
  maxHeight: 200,
  marginTop: 1,
  borderRadius: 1.5,
  overflow: 'hidden',
  backgroundColor: 'tokens.raised',
  '& img, & canvas': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
} as const

const buttonStyle = {
  position: 'absolute',
  right: 6,
  bottom: 6,
  backgroundColor: 'background.paper',
  color: 'text.primary',
  border: '1px solid',
  borderColor: 'divider',
  '&:hover': { backgroundColor: 'tokens.raised' },
} as const
