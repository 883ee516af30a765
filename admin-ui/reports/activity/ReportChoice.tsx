import { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useText } from '../../messages/useText.ts'
import { activitySort, isAboutAwards } from './activityFilter.ts'
import { useActivityFilter } from './useActivityFilter.ts'

/** Each report has columns of its own, so another one starts in its own order. */
export const ReportChoice = () => {
  const text = useText()
  const { filter, change, setSort } = useActivityFilter()
  const choose = (report: string) => {
    const type = ActivityReport.parse(report)
    change({ type, ...(!isAboutAwards(type) && { award_id: '' }) })
    setSort(activitySort)
  }
  return (
    <TextField
      select
      label={text('reports.report')}
      value={filter.type}
      onChange={event => choose(event.target.value)}
      sx={{ width: { xs: '100%', sm: 220 } }}
    >
      {ActivityReport.options.map(report => (
        <MenuItem key={report} value={report}>
          {text(`reports.names.${report}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
