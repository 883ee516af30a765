import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { RankBars } from '../charts/RankBars.tsx'
import type { WidgetTable } from '../widgets/widgetTable.ts'

export type Share = {
  readonly id: string
  readonly name: string
  readonly people: number
  readonly reached: number
}

/** The part of the people of each group that was reached, in the order given: groups are not ranked. */
export const ShareBars = ({
  label,
  shares,
}: {
  readonly label: string
  readonly shares: readonly Share[]
}) => {
  const text = useText()
  const formats = useFormats()
  const percent = usePercent()
  return (
    <RankBars
      isUnordered
      label={label}
      longest={1}
      bars={shares.map(({ id, name, people, reached }) => ({
        id,
        name,
        amount: people === 0 ? 0 : reached / people,
        shown: percent(reached, people),
        detail:
          people > 0 && reached === 0
            ? text('fairness.missed')
            : text('fairness.countOf', { count: formats.count(reached), all: formats.count(people) }),
      }))}
    />
  )
}

export const usePercent = (): ((part: number, whole: number) => string) => {
  const { locale } = useFormats()
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  return (part, whole) => percent.format(whole === 0 ? 0 : part / whole)
}

export const useShareTable = (): ((shares: readonly Share[]) => WidgetTable) => {
  const text = useText()
  const percent = usePercent()
  return shares => ({
    head: [
      text('fairness.part'),
      text('fairness.people'),
      text('fairness.reachedPeople'),
      text('fairness.ofPeople'),
    ],
    rows: shares.map(({ name, people, reached }) => [name, people, reached, percent(reached, people)]),
  })
}
