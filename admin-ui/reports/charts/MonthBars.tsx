import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { PatternLines } from '@visx/pattern'
import { useParentSize } from '@visx/responsive'
import { scaleBand, scaleLinear } from '@visx/scale'
import { BarStack } from '@visx/shape'
import { useId } from 'react'
import { useFormats } from '../../elements/formats/useFormats.ts'

export type MonthSeries = { readonly name: string; readonly label: string }

type MonthBarsProps = {
  readonly label: string
  readonly months: readonly { readonly label: string; readonly amounts: Readonly<Record<string, number>> }[]
  readonly series: readonly [MonthSeries, MonthSeries, MonthSeries]
}

const height = 260
/** The same object at each render: another one would measure again. */
const measuring: Parameters<typeof useParentSize>[0] = {
  debounceTime: 50,
  ignoreDimensions: ['height', 'top', 'left'],
}

const margin = { top: 8, right: 18, bottom: 28, left: 44 }
/** The room that the name of a month needs. */
const labelWidth = 58

/** Stacked bars by month. Each series has a pattern besides its colour; the table of the widget has all figures. */
export const MonthBars = ({ label, months, series }: MonthBarsProps) => {
  const { parentRef, width } = useParentSize(measuring)
  const formats = useFormats()
  const id = useId()
  const { tokens } = useTheme().palette
  const inks = [tokens.evergreen, tokens.gold, tokens.muted]
  const fills = [tokens.evergreen, `url(#${id}-1)`, `url(#${id}-2)`]
  const plotWidth = Math.max(0, width - margin.left - margin.right)
  const plotHeight = height - margin.top - margin.bottom
  const names = series.map(({ name }) => name)
  const totals = months.map(({ amounts }) => names.reduce((sum, name) => sum + (amounts[name] ?? 0), 0))
  const x = scaleBand({ domain: months.map((_, place) => place), range: [0, plotWidth], padding: 0.3 })
  const y = scaleLinear({ domain: [0, Math.max(4, ...totals)], range: [plotHeight, 0], nice: true })
  const color = (name: string) => fills[names.indexOf(name)] ?? tokens.muted
  const everyNth = Math.max(1, Math.ceil((months.length * labelWidth) / Math.max(1, plotWidth)))
  const data = months.map(({ amounts }, place) => ({ ...amounts, place }))
  return (
    <Box>
      <Legend series={series} inks={inks} />
      <Box ref={parentRef} sx={{ height, width: '100%' }}>
        {width > 0 && (
          <svg width={width} height={height} role="img" aria-label={label}>
            <Patterns id={id} inks={inks} ground={tokens.surface} />
            <g transform={`translate(${margin.left},${margin.top})`}>
              {y
                .ticks(4)
                .filter(Number.isInteger)
                .map(tick => (
                  <g key={tick} transform={`translate(0,${y(tick)})`}>
                    <line x2={plotWidth} stroke={tokens.hairline} />
                    <text x={-8} dy="0.32em" textAnchor="end" fill={tokens.muted} fontSize={12}>
                      {formats.count(tick)}
                    </text>
                  </g>
                ))}
              <BarStack data={data} keys={names} x={({ place }) => place} xScale={x} yScale={y} color={color}>
                {stacks =>
                  stacks.flatMap(stack =>
                    stack.bars.map(bar => (
                      <rect
                        key={`${stack.index}-${bar.index}`}
                        x={bar.x}
                        y={bar.y}
                        width={bar.width}
                        height={Math.max(0, bar.height)}
                        fill={bar.color}
                        stroke={inks[stack.index]}
                        strokeWidth={bar.height > 0 ? 1 : 0}
                      >
                        <title>
                          {`${months[bar.index]?.label ?? ''}, ${series[stack.index]?.label ?? ''}: ${formats.count(
                            months[bar.index]?.amounts[bar.key] ?? 0,
                          )}`}
                        </title>
                      </rect>
                    )),
                  )
                }
              </BarStack>
              {months.map((month, place) =>
                (months.length - 1 - place) % everyNth === 0 ? (
                  <text
                    key={month.label}
                    x={(x(place) ?? 0) + x.bandwidth() / 2}
                    y={plotHeight + 20}
                    textAnchor="middle"
                    fill={tokens.muted}
                    fontSize={12}
                  >
                    {month.label}
                  </text>
                ) : null,
              )}
            </g>
          </svg>
        )}
      </Box>
    </Box>
  )
}

type Inks = { readonly inks: readonly string[] }

const Patterns = ({ id, inks, ground }: Inks & { readonly id: string; readonly ground: string }) => (
  <>
    {(['diagonal', 'horizontal'] as const).map((orientation, place) => (
      <PatternLines
        key={orientation}
        id={`${id}-${place + 1}`}
        width={6}
        height={6}
        stroke={inks[place + 1] ?? ground}
        strokeWidth={2.5}
        background={ground}
        orientation={[orientation]}
      />
    ))}
  </>
)

/** The marks repeat the patterns of the bars. */
const Legend = ({ series, inks }: Inks & Pick<MonthBarsProps, 'series'>) => (
  <Box component="ul" sx={legendStyle}>
    {series.map(({ name, label }, place) => (
      <Box key={name} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          aria-hidden
          sx={{
            width: 14,
            height: 14,
            borderRadius: '3px',
            border: `1px solid ${inks[place]}`,
            background: groundOf(place, inks[place] ?? ''),
          }}
        />
        {label}
      </Box>
    ))}
  </Box>
)

const groundOf = (place: number, ink: string): string => {
  if (place === 0) return ink
  const angle = place === 1 ? '135deg' : '0deg'
  return `repeating-linear-gradient(${angle}, ${ink} 0 2px, transparent 2px 5px)`
}

const legendStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  listStyle: 'none',
  margin: '0 0 12px',
  padding: 0,
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const
