import { useText } from '../../messages/useText.ts'
import { Widget } from '../../reports/widgets/Widget.tsx'
import { ComparedBars, type ComparedRow } from './ComparedBars.tsx'

type ComparedWidgetProps = {
  readonly title: string
  /** What the rows are. */
  readonly of: string
  readonly file: string
  readonly rows: readonly ComparedRow[]
}

const loaded = { isError: false, isFetching: false, refetch: () => undefined }

/** A part of the result as bars or as a table. */
export const ComparedWidget = ({ title, of, file, rows }: ComparedWidgetProps) => {
  const text = useText()
  return (
    <Widget
      title={title}
      file={file}
      query={loaded}
      empty={text('policySimulation.nothing')}
      table={{
        head: [
          of,
          text('policySimulation.today'),
          text('policySimulation.changed'),
          text('policySimulation.difference'),
        ],
        rows: rows.map(({ name, today, changed }) => [name, today, changed, changed - today]),
      }}
    >
      <ComparedBars label={title} rows={rows} />
    </Widget>
  )
}
