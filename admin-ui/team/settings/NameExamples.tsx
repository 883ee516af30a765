import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormContext } from 'react-hook-form'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import type { Names } from './names.ts'

/** An amount for each place that shows points. */
const places = [
  { place: 'shoutout', points: 10 },
  { place: 'balance', points: 1 },
  { place: 'allowance', points: 40 },
  { place: 'reward', points: 1250 },
  { place: 'leaderboard', points: 980 },
] as const

/** The names in each place where people read them. */
export const NameExamples = () => {
  const { watch } = useFormContext<Names>()
  const { locale } = useFormats()
  const text = useText()
  const [many, one, catalog] = watch(['points_name', 'points_name_singular', 'custom_catalog_name'])
  const name = { one: one ?? '', many }
  return (
    <div>
      <Typography variant="overline" component="p" color="text.secondary">
        {text('settings.examples')}
      </Typography>
      <Box component="dl" sx={listStyle}>
        {places.map(({ place, points }) => (
          <div key={place}>
            <dt>{text(`settings.examplePlaces.${place}`)}</dt>
            <dd>{text(`settings.exampleTexts.${place}`, { amount: formatPoints(points, name, locale) })}</dd>
          </div>
        ))}
        <div>
          <dt>{text('settings.examplePlaces.catalog')}</dt>
          <dd>{text('settings.exampleTexts.catalog', { name: catalog })}</dd>
        </div>
      </Box>
    </div>
  )
}

const listStyle = {
  margin: 0,
  display: 'grid',
  gap: 0.75,
  fontSize: '0.875rem',
  '& > div': { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: 1.5 },
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
} as const
