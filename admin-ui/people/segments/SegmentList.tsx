import type { Segment } from '@laurel/contract/people/segment.ts'
import Add from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { lazyPage } from '../../app/shell/lazyPage.tsx'
import { Page } from '../../app/shell/Page.tsx'
import { ListSearch } from '../../elements/list/ListSearch.tsx'
import { NoMatch } from '../../elements/list/NoMatch.tsx'
import { RecordList } from '../../elements/list/RecordList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { segmentColumns } from './segmentColumns.tsx'

const NewSegmentDialog = lazyPage(async () => (await import('./NewSegmentDialog.tsx')).NewSegmentDialog, null)

const fromDialog = 'fromDialog'

const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** All segments; at the address for it, one is being added. */
export const SegmentList = ({ isAdding = false }: { readonly isAdding?: boolean }) => {
  const text = useText()
  const navigate = useNavigate()
  const { state } = useLocation()
  const add = (
    <Button
      component={Link}
      to="/users/segments/new"
      variant="contained"
      startIcon={<Add />}
      {...(state === fromDialog && { ref: takeFocus })}
    >
      {text('segments.add')}
    </Button>
  )
  return (
    <Page
      title={text('segments.title')}
      lead={text('segments.lead')}
      crumb={{ path: '/users', label: 'places.users' }}
      actions={add}
    >
      <RecordList<Segment>
        label={text('segments.title')}
        columns={segmentColumns}
        naturalSort={{ field: 'name', order: 'ASC' }}
        filters={<ListSearch label={text('segments.search')} />}
        empty={
          <EmptyState title={text('segments.empty')} sentence={text('segments.emptySentence')} action={add} />
        }
        noMatch={<NoMatch title={text('segments.noMatch')} sentence={text('segments.noMatchSentence')} />}
      />
      {isAdding && (
        <NewSegmentDialog
          onAdded={id => void navigate(`/users/segments/${id}`)}
          onClose={() => void navigate('/users/segments', { state: fromDialog })}
        />
      )}
    </Page>
  )
}
