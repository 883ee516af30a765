import { exportUsers } from '@laurel/contract/people/members.ts'
import { useListContext } from 'ra-core'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { CsvButton } from '../../team/history/CsvButton.tsx'

/** Saves everyone that the filters select as a CSV file, not only the rows that are shown. */
export const UsersExport = () => {
  const { filterValues } = useListContext()
  const { client } = useConnection()
  return <CsvButton name="users" read={() => client.call(exportUsers, { query: { filter: filterValues } })} />
}
