import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useFormats } from '../elements/formats/useFormats.ts'
import { EmptyState } from '../elements/states/EmptyState.tsx'
import { useText } from '../messages/useText.ts'
import type { Occasion } from './occasions.ts'
import { UpcomingCard } from './UpcomingCard.tsx'
import { type UpcomingPerson, upcomingMonths } from './upcomingMonths.ts'

type UpcomingListProps = { readonly occasion: Occasion; readonly people: readonly UpcomingPerson[] }

/** Who is next, month by month. */
export const UpcomingList = ({ occasion, people }: UpcomingListProps) => {
  const text = useText()
  const { locale } = useFormats()
  if (people.length === 0) {
    return (
      <Card>
        <EmptyState
          title={text(`celebrations.${occasion.kind}.empty`)}
          sentence={text(`celebrations.${occasion.kind}.emptySentence`)}
        />
      </Card>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 3.5 }}>
      {upcomingMonths(people, locale).map(
        ({ month, label = text('celebrations.privateMonth'), people: ofMonth }) => (
          <Box component="section" key={month} aria-label={label}>
            <Typography variant="h3" component="h2" sx={{ marginBottom: 1.5 }}>
              {label}
              <Box
                component="span"
                sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.875rem', marginLeft: 1 }}
              >
                {text('people.count', { smart_count: ofMonth.length, count: ofMonth.length })}
              </Box>
            </Typography>
            <Box component="ul" sx={gridStyle}>
              {ofMonth.map(person => (
                <UpcomingCard key={`${person.user.id} ${person.date}`} person={person} />
              ))}
            </Box>
          </Box>
        ),
      )}
    </Box>
  )
}

const gridStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(270px, 100%), 1fr))',
} as const
