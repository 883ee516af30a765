import { backTestRadar } from '@laurel/contract/recognition/radar.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import type { RadarSignal } from '@laurel/ledger/radar/vocabulary.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { visuallyHidden } from '../../app/shell/visuallyHidden.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { useMonthName, useSentence } from './useSentence.ts'

type BackTestProps = {
  readonly signal: RadarSignal
  readonly threshold: number
  readonly lookedAt: string
}

/** What a signal would have found with a threshold: a column per month, and the clearest examples. */
export const BackTest = ({ signal, threshold, lookedAt }: BackTestProps) => {
  const text = useText()
  const answer = useAnswer(backTestRadar, after => ({ query: { ...after, signal, threshold } }), [
    signal,
    threshold,
    lookedAt,
  ])
  const { data } = answer
  const count = data?.months.reduce((sum, { findings }) => sum + findings, 0) ?? 0
  return (
    <Box sx={{ minWidth: 0, minHeight: 210 }}>
      <NotLoaded of={answer} columns={2} />
      {data && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
            <Typography sx={{ fontWeight: 550 }}>{text('radar.backTest')}</Typography>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {text('radar.backTestCount', { smart_count: count })}
            </Typography>
          </Box>
          <Months months={data.months} signal={signal} />
          <Examples examples={data.examples} />
        </>
      )}
    </Box>
  )
}

type Tested = ResponseOf<typeof backTestRadar>

const Months = ({ months, signal }: Pick<Tested, 'months'> & Pick<BackTestProps, 'signal'>) => {
  const text = useText()
  const formats = useFormats()
  const monthName = useMonthName()
  const short = new Intl.DateTimeFormat(formats.locale, { month: 'narrow', timeZone: 'UTC' })
  const most = Math.max(1, ...months.map(({ findings }) => findings))
  return (
    <>
      <Box aria-hidden sx={barsStyle}>
        {months.map(({ month, findings }) => (
          <div key={month} title={`${monthName(month)}: ${formats.count(findings)}`}>
            <span>{findings > 0 ? formats.count(findings) : ''}</span>
            <Box sx={{ height: `${Math.max(2, Math.round((findings / most) * 56))}px` }} />
            <span>{short.format(new Date(`${month}-15T00:00:00.000Z`))}</span>
          </div>
        ))}
      </Box>
      {/* A table by itself is as wide as its caption, however it is hidden. */}
      <Box sx={visuallyHidden}>
        <table>
          <caption>{text('radar.backTestTable', { signal: text(`radar.names.${signal}`) })}</caption>
          <thead>
            <tr>
              <th>{text('radar.month')}</th>
              <th>{text('radar.findings')}</th>
              <th>{text('radar.thanks')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, findings, thanks }) => (
              <tr key={month}>
                <th scope="row">{monthName(month)}</th>
                <td>{formats.count(findings)}</td>
                <td>{formats.count(thanks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </>
  )
}

const Examples = ({ examples }: Pick<Tested, 'examples'>) => {
  const text = useText()
  const sentence = useSentence()
  const monthName = useMonthName()
  if (examples.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {text('radar.noExamples')}
      </Typography>
    )
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        {text('radar.examples')}
      </Typography>
      <Box component="ul" sx={{ margin: '4px 0 0', paddingLeft: 2.5, display: 'grid', gap: 0.5 }}>
        {examples.slice(0, 3).map(example => (
          <Typography key={example.id} component="li" variant="body2" color="text.secondary">
            {sentence(example)} {monthName(example.month)}
          </Typography>
        ))}
      </Box>
    </>
  )
}

const barsStyle = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 0.75,
  height: 104,
  marginBlock: 1.5,
  '& > div': {
    flex: '1 1 0',
    minWidth: 0,
    display: 'grid',
    gap: 0.5,
    textAlign: 'center',
    fontSize: '0.75rem',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > div > div': { borderRadius: '3px 3px 0 0', backgroundColor: 'tokens.evergreenStrong' },
} as const
