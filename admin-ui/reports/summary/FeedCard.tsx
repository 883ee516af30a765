import type { FeedAward, FeedShoutout } from '@laurel/contract/reports/feed.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { GifPicture } from '../../elements/gifs/GifPicture.tsx'
import { PersonAvatar } from '../../elements/people/Person.tsx'
import { LongMessage } from '../../elements/text/LongMessage.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'
import { Reactions } from '../activity/Reactions.tsx'

type FeedCardProps = { readonly card: FeedShoutout | FeedAward }

/** A shoutout or an award: who, to whom, what was said, and how people reacted. */
export const FeedCard = ({ card }: FeedCardProps) => {
  const text = useText()
  const formats = useFormats()
  const giver = giverOf(card)
  const message = card.type === 'AWARD' ? card.message : card.message_text
  const people = new Intl.ListFormat(formats.locale).format(card.for_users.map(({ name }) => name))
  const named = { giver: <strong>{giver.name}</strong>, people: <strong>{people}</strong> }
  return (
    <Card component="li" sx={{ padding: { xs: 2, sm: 2.5 }, minWidth: 0, breakInside: 'avoid' }}>
      {card.type === 'AWARD' && card.card_image !== null && (
        <Box component="img" src={card.card_image} alt="" loading="lazy" sx={bannerStyle} />
      )}
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <PersonAvatar user={giver} size={36} />
        <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
          <Box>
            {card.type === 'AWARD' ? (
              <TextWith of="reports.feed.gave" parts={{ ...named, award: <em>{card.award.name}</em> }} />
            ) : (
              <TextWith of="recognition.thanked" parts={named} />
            )}
          </Box>
          {card.type === 'EXTERNAL' && (
            <Chip size="small" label={text('reports.feed.external')} sx={{ marginTop: 0.5 }} />
          )}
          {message !== '' && (
            <Box sx={{ marginTop: 0.5 }}>
              <LongMessage message={message} />
            </Box>
          )}
          {card.type !== 'AWARD' && card.attachment && <GifPicture attachment={card.attachment} />}
          <Reactions reactions={card.reactions} />
          <Box sx={footStyle}>
            <time dateTime={card.created_at} title={formats.instant(card.created_at)}>
              {formats.ago(card.created_at)}
            </time>
            {card.group && <span>{card.group.title}</span>}
            {card.type !== 'AWARD' && card.value_text !== null && <span>{card.value_text}</span>}
            <span>
              {text('recognition.pointsEach', {
                smart_count: card.for_users.length,
                points: formats.points(card.points_each),
              })}
            </span>
          </Box>
        </Box>
      </Box>
    </Card>
  )
}

/** What comes from outside of the team has a giver who is no user. */
const giverOf = (card: FeedCardProps['card']) =>
  card.type === 'EXTERNAL' && card.external_creator ? { id: '', ...card.external_creator } : card.created_by

const bannerStyle = {
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 1',
  objectFit: 'cover',
  borderRadius: '10px',
  marginBottom: 2,
} as const

const footStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  marginTop: 1,
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const
