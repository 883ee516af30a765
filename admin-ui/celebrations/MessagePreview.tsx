import type { GiftRows } from '@laurel/contract/awards/award.ts'
import { bannerById, bannerPath } from '@laurel/contract/celebrations/banners.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useMe } from '../app/access/MeContext.ts'
import { MessageText } from '../elements/emoji/MessageText.tsx'
import { useFormats } from '../elements/formats/useFormats.ts'
import { useText } from '../messages/useText.ts'
import { MessageWords } from './MessageWords.tsx'
import type { Occasion } from './occasions.ts'

type MessagePreviewProps = { readonly occasion: Occasion }

type Shown = readonly [unknown, GiftRows, readonly string[], string]

/** The message as it will be posted in Slack, while it is being written. */
export const MessagePreview = ({ occasion }: MessagePreviewProps) => {
  const text = useText()
  const formats = useFormats()
  const { user } = useMe()
  const [points, rewards, [banner], message]: Shown = useWatch({
    name: ['points', 'rewards', 'award_skin', 'message'],
  })
  const parts = [
    ...(typeof points === 'number' && points > 0 ? [`+${formats.points(points)}`] : []),
    ...(rewards.some(options => options.some(({ type }) => type !== 'PLACEHOLDER'))
      ? [text('celebrations.withAGiftTo')]
      : []),
  ]
  return (
    <Box
      component="aside"
      aria-label={text('celebrations.preview')}
      sx={{ position: { lg: 'sticky' }, top: 88 }}
    >
      <Typography variant="overline" component="h2" color="text.secondary">
        {text('celebrations.asItWillBe')}
      </Typography>
      <Box sx={theme => ({ ...cardStyle, borderColor: theme.palette.tokens.hairline })}>
        <Box component="img" src="/laurel.svg" alt="" sx={{ width: 36, height: 36, borderRadius: '8px' }} />
        <Box sx={{ minWidth: 0, display: 'grid', gap: 0.75 }}>
          <Box sx={{ fontWeight: 700, fontSize: '0.9375rem' }}>
            {text('shell.laurel')}
            <Box component="span" sx={appStyle}>
              {text('celebrations.app')}
            </Box>
          </Box>
          {banner === undefined ? null : (
            <Box
              component="img"
              src={bannerPath(banner, 'svg')}
              alt={bannerById(banner)?.name ?? ''}
              sx={{ display: 'block', width: '100%', aspectRatio: '3', borderRadius: '8px' }}
            />
          )}
          <MessageWords
            emoji={occasion.emoji}
            message={message === '' ? occasion.usualMessage : message}
            name={user.name}
            years={exampleYears[occasion.kind]}
          />
          {parts.length > 0 && (
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              <MessageText text={parts.join('  ·  ')} />
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  )
}

const exampleYears = { BIRTHDAY: null, ANNIVERSARY: 3, NEW_HIRE: 0 } as const

const cardStyle = {
  marginTop: 1,
  padding: 2,
  borderRadius: '14px',
  border: '1px solid',
  backgroundColor: 'background.paper',
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: '36px minmax(0, 1fr)',
} as const

const appStyle = {
  marginLeft: 0.75,
  padding: '1px 4px',
  borderRadius: '3px',
  fontSize: '0.625rem',
  fontWeight: 700,
  letterSpacing: '0.04em',
  color: 'text.secondary',
  backgroundColor: 'divider',
  verticalAlign: '2px',
} as const
