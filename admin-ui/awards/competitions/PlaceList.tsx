import type { Competition, CompetitionPlace } from '@laurel/contract/awards/competition.ts'
import Box from '@mui/material/Box'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { Person } from '../../elements/people/Person.tsx'
import { useText } from '../../messages/useText.ts'
import { scoreOf } from './competitionWords.ts'

type PlaceListProps = {
  readonly label: string
  readonly competition: Competition
  readonly places: readonly CompetitionPlace[]
}

/** Members or groups by their scores; bars compare them with the best. */
export const PlaceList = ({ label, competition, places }: PlaceListProps) => {
  const text = useText()
  const formats = useFormats()
  const best = Math.max(1, places[0]?.score ?? 1)
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.25 }}
    >
      {places.map(place => (
        <Box component="li" key={place.id} sx={lineStyle}>
          <Box component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            <Box component="span" sx={{ color: place.rank === 1 ? 'tokens.goldInk' : 'text.secondary' }}>
              {formats.count(place.rank)}
            </Box>
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Side place={place} />
            <Box aria-hidden sx={{ height: 4, borderRadius: 2, marginTop: 0.5, bgcolor: 'action.hover' }}>
              <Box
                sx={{
                  height: 4,
                  borderRadius: 2,
                  bgcolor: 'primary.main',
                  width: `${(place.score / best) * 100}%`,
                }}
              />
            </Box>
          </Box>
          <Box component="span" sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
            {scoreOf(competition, place.score, formats, text)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** A group that was deleted has no name any more. */
const Side = ({ place: { type, id, name, profile_picture } }: { readonly place: CompetitionPlace }) => {
  const text = useText()
  if (type === 'user') return <Person user={{ id, name, profile_picture }} />
  return (
    <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
      {name === '' ? text('competitions.deletedGroup') : name}
    </Box>
  )
}

const lineStyle = {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: 1.5,
  alignItems: 'center',
} as const
