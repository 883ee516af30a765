import { lateCelebrations } from '@laurel/contract/celebrations/lateCelebrations.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useAnswer } from '../app/connection/useAnswer.ts'
import { useFormats } from '../elements/formats/useFormats.ts'
import { PersonName } from '../elements/people/PersonName.tsx'
import { useText } from '../messages/useText.ts'
import type { Occasion } from './occasions.ts'

/** What a pause of the installation did to celebrations; nothing where there was none. */
export const LateCelebrations = ({ occasion }: { readonly occasion: Occasion }) => {
  const text = useText()
  const { locale } = useFormats()
  const titleId = useId()
  const { data } = useAnswer(lateCelebrations, after => ({ query: after }))
  const late = data?.celebrations.filter(({ kind }) => kind === occasion.kind) ?? []
  if (late.length === 0) return null
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ padding: 2.5, display: 'grid', gap: 1, marginBottom: 4 }}
    >
      <Typography variant="h3" component="h2" id={titleId}>
        {text('celebrations.late')}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 640 }}>
        {text('celebrations.lateSentence')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75 }}>
        {late.map(({ user, date, outcome }) => (
          <Box
            component="li"
            key={`${user.id} ${date}`}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' }}
          >
            <Box component="span" sx={{ minWidth: 0, fontWeight: 550 }}>
              <PersonName user={user} />
            </Box>
            <Box component="time" dateTime={date}>
              {dayInWords(date, locale)}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {text(`celebrations.lateOutcomes.${outcome}`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

const dayInWords = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
