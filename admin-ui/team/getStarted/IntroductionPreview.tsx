import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { Emoji } from '../../elements/emoji/Emoji.tsx'
import { MessageText } from '../../elements/emoji/MessageText.tsx'
import { useText } from '../../messages/useText.ts'

/** The message as it will look in Slack, in the language of the administrator, after their own words. */
export const IntroductionPreview = ({ message }: { readonly message: string }) => {
  const text = useText()
  const { team } = useMe()
  return (
    <Box component="figure" aria-labelledby="introduction-preview" sx={{ margin: 0, minWidth: 0 }}>
      <Typography component="figcaption" id="introduction-preview" variant="overline" color="text.secondary">
        {text('team.whatEveryoneWillSee')}
      </Typography>
      <Box sx={cardStyle}>
        <img src="/laurel.svg" width={36} height={36} alt="" style={{ borderRadius: 8 }} />
        <Box sx={{ minWidth: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <strong>{text('shell.laurel')}</strong>
            <Box component="span" sx={tagStyle}>
              {text('team.app')}
            </Box>
          </Box>
          <strong>
            <Emoji emoji=":herb:" /> {text('team.preview.heading', { team: team.name })}
          </strong>
          {message !== '' && (
            <Box component="blockquote" sx={quoteStyle}>
              <MessageText text={message} />
            </Box>
          )}
          <div>
            {text('team.preview.invitation')}
            <br />
            <Box component="code" sx={codeStyle}>
              {text('team.preview.example')}
            </Box>
            <br />
            {text('team.preview.meaning')}
          </div>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            <Box component="span" sx={{ color: 'primary.main' }}>
              {text('team.preview.portal')}
            </Box>{' '}
            · {text('team.preview.balance')}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

const cardStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 1.5,
  marginTop: 0.75,
  padding: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'background.default',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
} as const

const tagStyle = {
  paddingInline: 0.5,
  borderRadius: '3px',
  fontSize: '0.625rem',
  fontWeight: 700,
  lineHeight: '14px',
  color: 'text.secondary',
  backgroundColor: 'tokens.raised',
} as const

const quoteStyle = {
  margin: 0,
  paddingLeft: 1.5,
  borderLeft: '4px solid',
  borderColor: 'divider',
  whiteSpace: 'pre-wrap',
} as const

const codeStyle = {
  padding: '1px 4px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '4px',
  backgroundColor: 'tokens.raised',
  fontSize: '0.8125rem',
} as const
