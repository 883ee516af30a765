import { exportActivity } from '@laurel/contract/reports/activityReport.ts'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { CsvButton } from '../../team/history/CsvButton.tsx'
import { useActivityFilter } from './useActivityFilter.ts'

/** Saves all lines of the shown report, not only those of the page, as a CSV file. */
export const ExportButton = () => {
  const { filter: query } = useActivityFilter()
  const { client } = useConnection()
  const name = [query.type, query.start, query.end].filter(Boolean).join('-')
  return <CsvButton name={name} read={() => client.call(exportActivity, { query })} />
}
