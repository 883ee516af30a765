import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useFormats } from '../elements/formats/useFormats.ts'
import { EmptyState } from '../elements/states/EmptyState.tsx'
import { useText } from '../messages/useText.ts'
import type { Occasion } from './occasions.ts'
import { UpcomingCard } from './UpcomingCard.tsx'
import { type UpcomingPerson, upcomingMonths } from './upcomingMonths.ts'

/** The next page. */
export type MorePeople = {
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly onMore: () => void
}

type UpcomingListProps = {
  readonly occasion: Occasion
  readonly people: readonly UpcomingPerson[]
  readonly more: MorePeople | undefined
}

/** Who is next, month by month. */
export const UpcomingList = ({ occasion, people, more }: UpcomingListProps) => {
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
  const months = upcomingMonths(people, locale)
  return (
    <Box sx={{ display: 'grid', gap: 3.5 }}>
      {months.map(({ month, label = text('celebrations.privateMonth'), people: ofMonth }, index) => (
        <Box component="section" key={month} aria-label={label}>
          <Typography variant="h3" component="h2" sx={{ marginBottom: 1.5 }}>
            {label}
            {/* The last month may go on with the next page. */}
            {!(more && index === months.length - 1) && (
              <Box
                component="span"
                sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.875rem', marginLeft: 1 }}
              >
                {text('list.people', { smart_count: ofMonth.length, count: ofMonth.length })}
              </Box>
            )}
          </Typography>
          <Box component="ul" sx={gridStyle}>
            {ofMonth.map(person => (
              <UpcomingCard key={`${person.user.id} ${person.date}`} person={person} />
            ))}
          </Box>
        </Box>
      ))}
      {more && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
          {more.isFailed && <Typography role="alert">{text('action.failed')}</Typography>}
          <Button variant="outlined" color="inherit" disabled={more.isLoading} onClick={more.onMore}>
            {text(more.isFailed ? 'action.tryAgain' : 'action.showMore')}
          </Button>
        </Box>
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
