import type { NudgePreview } from '@laurel/contract/team/nudges.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { MessageText } from '../../elements/emoji/MessageText.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

type NudgeMessageProps = { readonly name: string; readonly nudge: NudgePreview }

/** The message of a reminder as Slack shows it, and when it was last sent. */
export const NudgeMessage = ({ name, nudge: { text: message, action, last_sent_at } }: NudgeMessageProps) => {
  const text = useText()
  const formats = useFormats()
  const sent =
    last_sent_at === null
      ? text('settings.neverSent')
      : text('settings.lastSent', { when: formats.ago(last_sent_at) })
  return (
    <Box sx={{ marginTop: 1, paddingLeft: { xs: 0, sm: '47px' } }}>
      <Box component="blockquote" aria-label={text('settings.message', { name })} sx={messageStyle}>
        <MessageText text={message} />
        <span className="button">{action}</span>
      </Box>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ marginTop: 0.75 }}
        title={last_sent_at === null ? '' : formats.instant(last_sent_at)}
      >
        {sent}
      </Typography>
    </Box>
  )
}

const messageStyle = {
  margin: 0,
  padding: '12px 14px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  backgroundColor: 'tokens.raised',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& .button': {
    display: 'block',
    width: 'fit-content',
    marginTop: 1,
    padding: '4px 10px',
    border: '1px solid',
    borderColor: 'tokens.controlLine',
    borderRadius: '6px',
    fontWeight: 600,
    fontSize: '0.8125rem',
  },
} as const
