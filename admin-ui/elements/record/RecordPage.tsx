import Card from '@mui/material/Card'
import { type RaRecord, ShowBase, useShowContext } from 'ra-core'
import type { ReactNode } from 'react'
import { type Crumb, Page } from '../../app/shell/Page.tsx'
import { FailedState } from '../states/FailedState.tsx'
import { LoadingRows } from '../states/LoadingRows.tsx'

type RecordPageProps<Row extends RaRecord> = {
  /** The title until the record is known. */
  readonly title: string
  readonly crumb: Crumb
  readonly children: (record: Row) => ReactNode
}

/** The page of one record. A record that cannot be read says why, instead of leading back to the list. */
export const RecordPage = <Row extends RaRecord>(props: RecordPageProps<Row>) => (
  <ShowBase disableAuthentication queryOptions={{ retry: false, onError: () => undefined }}>
    <Loaded {...props} />
  </ShowBase>
)

const Loaded = <Row extends RaRecord>({ title, crumb, children }: RecordPageProps<Row>) => {
  const { record, error, refetch } = useShowContext<Row>()
  if (record) return children(record)
  return (
    <Page title={title} crumb={crumb}>
      <Card>
        {error ? (
          <FailedState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows columns={2} />
        )}
      </Card>
    </Page>
  )
}
