import type { FeedShoutout } from '@laurel/contract/reports/feed.ts'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { GifPicture } from '../../elements/gifs/GifPicture.tsx'
import { PersonAvatar } from '../../elements/people/Person.tsx'
import { PersonName } from '../../elements/people/PersonName.tsx'
import { LongMessage } from '../../elements/text/LongMessage.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'

/** A shoutout: giver, recipients, message and points. */
export const ShoutoutLine = ({ shoutout }: { readonly shoutout: FeedShoutout }) => {
  const formats = useFormats()
  const text = useText()
  const { created_by, for_users, created_at, group, value_text, points_each } = shoutout
  return (
    <Box component="li" sx={lineStyle}>
      <PersonAvatar user={created_by} size={36} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <TextWith
            of="recognition.thanked"
            parts={{ giver: <PersonName user={created_by} />, people: <Thanked users={for_users} /> }}
          />
        </Box>
        <Box sx={{ marginTop: 0.25, overflowWrap: 'anywhere' }}>
          <LongMessage message={shoutout.message_text} />
        </Box>
        {shoutout.attachment && <GifPicture attachment={shoutout.attachment} />}
        <Box sx={footStyle}>
          <time dateTime={created_at} title={formats.instant(created_at)}>
            {formats.ago(created_at)}
          </time>
          {group && <span>{group.title}</span>}
          {value_text !== null && <Chip size="small" label={value_text} sx={valueStyle} />}
        </Box>
      </Box>
      <Box component="span" sx={pointsStyle}>
        {text('recognition.pointsEach', {
          smart_count: for_users.length,
          points: formats.points(points_each),
        })}
      </Box>
    </Box>
  )
}

const Thanked = ({ users }: { readonly users: FeedShoutout['for_users'] }) => {
  const text = useText()
  const separatorBefore = (index: number): string => {
    if (index === 0) return ''
    return index === users.length - 1 ? text('recognition.and') : ', '
  }
  return users.map((user, index) => (
    <span key={user.id}>
      {separatorBefore(index)}
      <PersonName user={user} />
    </span>
  ))
}

const lineStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.75,
  padding: 2,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
} as const

const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  marginTop: 0.75,
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const

const valueStyle = { backgroundColor: 'tokens.evergreenSoft', color: 'tokens.evergreenStrong' } as const

const pointsStyle = {
  color: 'tokens.goldInk',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const
