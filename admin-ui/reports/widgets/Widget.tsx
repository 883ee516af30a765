import Download from '@mui/icons-material/FileDownloadOutlined'
import TableChart from '@mui/icons-material/TableChartOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { saveFile } from '../activity/saveFile.ts'
import { WidgetRows } from './WidgetRows.tsx'
import { csvOf, type WidgetTable } from './widgetTable.ts'

type WidgetProps = {
  readonly title: string
  /** The name of its file, without an ending. */
  readonly file: string
  readonly query: { readonly isError: boolean; readonly isFetching: boolean; readonly refetch: () => unknown }
  /** Undefined until it is known. */
  readonly table: WidgetTable | undefined
  readonly isWide?: boolean
  /** What it says without any rows. */
  readonly empty?: string
  readonly children: ReactNode
}

/** A figure of a report on its own: it loads, fails and is asked again without the others. */
export const Widget = ({ title, file, query, table, isWide = false, empty, children }: WidgetProps) => {
  const text = useText()
  const heading = useId()
  const headingElement = useRef<HTMLHeadingElement>(null)
  const [isTable, setTable] = useState(false)
  const isEmpty = table?.rows.length === 0
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      aria-busy={table === undefined && !query.isError}
      sx={{ ...cardStyle, gridColumn: { md: isWide ? '1 / -1' : 'auto' } }}
    >
      <Box sx={headStyle}>
        <Typography
          ref={headingElement}
          tabIndex={-1}
          variant="h3"
          component="h2"
          id={heading}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {table && !isEmpty && (
          <Box sx={toolsStyle}>
            <ToggleButton
              value="table"
              size="small"
              selected={isTable}
              onChange={() => setTable(!isTable)}
              aria-label={text('reports.widgets.asTable', { title })}
              sx={{ border: 0, padding: 0.75 }}
            >
              <TableChart fontSize="small" />
            </ToggleButton>
            <Tooltip title={text('reports.exportCSV')}>
              <IconButton
                size="small"
                aria-label={text('reports.widgets.csv', { title })}
                onClick={() => saveFile(`${file}.csv`, csvOf(table))}
              >
                <Download fontSize="small" />
              </IconButton>
            </Tooltip>
          </Box>
        )}
      </Box>
      <Content
        query={query}
        table={table}
        isTable={isTable}
        title={title}
        empty={empty}
        onRetry={() => {
          // The button disappears with the failure. Without this, so does the place of a keyboard user.
          headingElement.current?.focus()
          void query.refetch()
        }}
      >
        {children}
      </Content>
    </Card>
  )
}

type ContentProps = Pick<WidgetProps, 'query' | 'table' | 'title' | 'children'> & {
  readonly isTable: boolean
  readonly onRetry: () => void
  readonly empty: string | undefined
}

const Content = ({ query, table, isTable, title, empty, onRetry, children }: ContentProps) => {
  const text = useText()
  if (table === undefined)
    return query.isError ? <Failed isFetching={query.isFetching} onRetry={onRetry} /> : <Loading />
  if (table.rows.length === 0)
    return <Typography color="text.secondary">{empty ?? text('reports.empty')}</Typography>
  return isTable ? <WidgetRows label={text('reports.widgets.asTable', { title })} table={table} /> : children
}

const Loading = () => {
  const text = useText()
  return (
    <Box role="status" aria-label={text('list.loading')} sx={{ display: 'grid', gap: 1.5 }}>
      {['92%', '76%', '64%', '48%', '30%'].map(width => (
        <Skeleton key={width} variant="rounded" height={20} width={width} />
      ))}
    </Box>
  )
}

type FailedProps = Pick<ContentProps, 'onRetry'> & { readonly isFetching: boolean }

const Failed = ({ isFetching, onRetry }: FailedProps) => {
  const text = useText()
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'start', gap: 1.5 }}>
      <Typography color="text.secondary">{text('reports.widgets.failed')}</Typography>
      <Button variant="outlined" loading={isFetching} onClick={onRetry}>
        {text('action.tryAgain')}
      </Button>
    </Box>
  )
}

const cardStyle = {
  padding: { xs: 2, sm: 2.5 },
  minWidth: 0,
  minHeight: 240,
  breakInside: 'avoid',
} as const

const headStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 1,
  marginBottom: 2,
  minHeight: 36,
} as const

const toolsStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  flexShrink: 0,
  '@media print': { display: 'none' },
} as const
