import { fairness } from '@laurel/contract/reports/fairness.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useText } from '../../messages/useText.ts'
import { useWidget } from '../widgets/useWidget.ts'
import { Widget } from '../widgets/Widget.tsx'
import { type Share, ShareBars, usePercent, useShareTable } from './ShareBars.tsx'
import { zonesByOffset } from './zonesByOffset.ts'

const titles = {
  all: 'fairness.reached',
  tenures: 'fairness.byTenure',
  timeZones: 'fairness.byTimeZone',
} as const

type CoverageProps = { readonly segment: string | undefined; readonly by: keyof typeof titles }

/** How many people received something in the last 30 days: of all, or of each tenure or time zone. */
export const Coverage = ({ segment, by }: CoverageProps) => {
  const text = useText()
  const tableOf = useShareTable()
  const percent = usePercent()
  const query = useWidget(fairness, after => ({ query: { ...after, ...(segment && { segment }) } }), [
    segment,
  ])
  const title = text(titles[by])
  const shares = query.data && sharesOf(query.data, by, text)
  const counted = shares?.filter(({ people }) => people > 0)
  return (
    <Widget
      title={title}
      file={`fairness-${by}`}
      query={query}
      empty={text('fairness.noPeople')}
      table={counted && tableOf(counted)}
    >
      {counted && by === 'all' && (
        <Box sx={headStyle}>
          <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {counted.map(({ reached, people }) => percent(reached, people))}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {text('fairness.reachedMeans')}
          </Typography>
        </Box>
      )}
      {counted && <ShareBars label={title} shares={counted} />}
    </Widget>
  )
}

const sharesOf = (
  { all, tenures, time_zones: timeZones }: ResponseOf<typeof fairness>,
  by: keyof typeof titles,
  text: ReturnType<typeof useText>,
): readonly Share[] => {
  switch (by) {
    case 'all':
      return [{ id: by, name: text('fairness.people'), ...all }]
    case 'tenures':
      return tenures.map(({ tenure, ...share }) => ({
        id: tenure,
        name: text(`fairness.tenures.${tenure}`),
        ...share,
      }))
    case 'timeZones':
      return zonesByOffset(timeZones, new Date(), text('fairness.noTimeZone'))
  }
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 1.25,
  marginBottom: 2.5,
} as const
