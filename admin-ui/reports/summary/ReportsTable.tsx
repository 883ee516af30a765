import type { DirectReport } from '@laurel/contract/reports/directReports.ts'
import { useMemo } from 'react'
import type { Column } from '../../elements/list/column.ts'
import { PlainList } from '../../elements/list/PlainList.tsx'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { type TextKey, useText } from '../../messages/useText.ts'
import { ReportPerson } from '../widgets/ReportPerson.tsx'

type Report = DirectReport & { readonly id: string }

const counted = (
  name: 'shoutouts_received' | 'shoutouts_given' | 'awards_received',
  label: TextKey,
): Column<Report> => ({
  name,
  label,
  sortField: name,
  isNumeric: true,
  cell: report => <PointsAmount points={report[name]} withMoney={false} />,
})

const columns: readonly Column<Report>[] = [
  {
    name: 'name',
    label: 'field.name',
    sortField: 'user.name',
    cell: ({ user }) => <ReportPerson user={user} />,
  },
  counted('shoutouts_received', 'reports.shoutoutsReceived'),
  counted('shoutouts_given', 'reports.shoutoutsGiven'),
  counted('awards_received', 'reports.awards'),
  {
    name: 'points_earned',
    label: 'reports.pointsEarned',
    sortField: 'points_earned',
    isNumeric: true,
    cell: report => <PointsAmount points={report.points_earned} />,
  },
]

/** One line for each direct report, also for people without recognition in these days. */
export const ReportsTable = ({ reports }: { readonly reports: readonly DirectReport[] }) => {
  const text = useText()
  const rows = useMemo(() => reports.map(report => ({ ...report, id: report.user.id })), [reports])
  return <PlainList label={text('reports.directReports')} rows={rows} columns={columns} />
}
