import { dayOrdinal, weekdayName } from '@laurel/contract/browser/calendarWords.ts'
import Box from '@mui/material/Box'
import { useFormats } from '../elements/formats/useFormats.ts'
import { PersonAvatar } from '../elements/people/Person.tsx'
import { PersonName } from '../elements/people/PersonName.tsx'
import { useText } from '../messages/useText.ts'
import type { UpcomingPerson } from './upcomingMonths.ts'

/** A person with the day they are celebrated on. */
export const UpcomingCard = ({ person }: { readonly person: UpcomingPerson }) => {
  const { user, date, detail } = person
  const text = useText()
  const { locale } = useFormats()
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        padding: '12px 14px',
        borderRadius: '14px',
        border: `1px solid ${theme.palette.tokens.hairline}`,
        backgroundColor: theme.palette.tokens.surface,
        minWidth: 0,
      })}
    >
      <PersonAvatar user={user} size={40} />
      <Box sx={{ minWidth: 0, flexGrow: 1, display: 'grid' }}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          <PersonName user={user} />
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {date === null
            ? text('people.private')
            : [detail, weekdayName(date, locale)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {date !== null && (
        <Box
          component="time"
          dateTime={date}
          sx={theme => ({
            flexShrink: 0,
            minWidth: 52,
            padding: '6px 8px',
            borderRadius: '10px',
            textAlign: 'center',
            fontWeight: 650,
            fontVariantNumeric: 'tabular-nums',
            color: theme.palette.tokens.goldInk,
            backgroundColor: theme.palette.tokens.goldSoft,
          })}
        >
          {dayOrdinal(date, locale)}
        </Box>
      )}
    </Box>
  )
}
