import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type RaRecord, useListContext } from 'ra-core'
import { useText } from '../../messages/useText.ts'
import { FailedState } from '../states/FailedState.tsx'
import { LoadingRows } from '../states/LoadingRows.tsx'
import { ListPager } from './ListPager.tsx'
import type { ListViewProps } from './listViewProps.ts'
import { NoMatch } from './NoMatch.tsx'
import { RecordCards } from './RecordCards.tsx'
import { RecordTable } from './RecordTable.tsx'

/** The records of a list: loading, failed, empty, or rows, which are cards on a narrow screen. */
export const ListView = <Row extends RaRecord>(props: ListViewProps<Row>) => {
  const { data, error, refetch, filterValues, isPlaceholderData, meta } = useListContext<Row>()
  const isCut = Object(meta).isCut === true
  const isNarrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'), { noSsr: true })
  if (!data && error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingRows columns={isNarrow ? 1 : props.columns.length} />
  if (data.length === 0) {
    if (Object.keys(filterValues).length === 0) return props.empty
    return (
      <>
        {isCut && <CutSearch />}
        {props.noMatch ?? <NoMatch />}
      </>
    )
  }
  return (
    <>
      {isCut && <CutSearch />}
      {error && !props.end && <Stale message={error.message} onRetry={() => void refetch()} />}
      <Box
        sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity 120ms' }}
        aria-busy={isPlaceholderData}
      >
        {isNarrow ? <RecordCards {...props} /> : <RecordTable {...props} />}
      </Box>
      {props.end ?? <ListPager />}
    </>
  )
}

/** Further rows may match. */
const CutSearch = () => {
  const text = useText()
  return (
    <Alert severity="info" sx={{ borderRadius: 0 }}>
      {text('list.cutSearch')}
    </Alert>
  )
}

/** The rows below are those of a moment ago: reading them again failed. */
const Stale = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) => {
  const text = useText()
  return (
    <Alert
      severity="warning"
      sx={{ borderRadius: 0 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {text('list.tryAgain')}
        </Button>
      }
    >
      {message}
    </Alert>
  )
}
