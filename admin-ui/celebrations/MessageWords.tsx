import { withAwardYears } from '@laurel/contract/celebrations/awardYears.ts'
import Box from '@mui/material/Box'
import { Emoji } from '../elements/emoji/Emoji.tsx'
import { MessageText } from '../elements/emoji/MessageText.tsx'

type MessageWordsProps = {
  readonly emoji: string
  readonly message: string
  readonly name: string
  readonly years: number | null
}

/** A celebration message with its places filled in. */
export const MessageWords = ({ emoji, message, name, years }: MessageWordsProps) => (
  <Box sx={{ fontSize: '0.9375rem', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
    <Emoji emoji={emoji} />{' '}
    {message.split('{name}').map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity than their place.
      <span key={index}>
        {index > 0 && (
          <Box
            component="span"
            sx={theme => ({
              padding: '1px 3px',
              borderRadius: '4px',
              fontWeight: 550,
              color: theme.palette.tokens.evergreen,
              backgroundColor: theme.palette.tokens.evergreenSoft,
            })}
          >
            @{name}
          </Box>
        )}
        <MessageText text={withAwardYears(part, years)} />
      </span>
    ))}
  </Box>
)
