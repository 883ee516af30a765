import type { Exception } from '@laurel/contract/billing/exceptions.ts'
import { useState } from 'react'
import { Page } from '../../app/shell/Page.tsx'
import { NamedButton } from '../../elements/action/NamedButton.tsx'
import { NoMatch } from '../../elements/list/NoMatch.tsx'
import { RecordList } from '../../elements/list/RecordList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { ExceptionFilters } from './ExceptionFilters.tsx'
import { ExceptionPanel } from './ExceptionPanel.tsx'
import { exceptionColumns } from './exceptionColumns.tsx'

/** What the books and a partner disagree about. The open ones are listed first. */
export const ExceptionList = () => {
  const text = useText()
  const [opened, setOpened] = useState<string>()
  return (
    <Page
      title={text('exceptions.title')}
      lead={text('exceptions.lead')}
      crumb={{ path: '/billing', label: 'places.billing' }}
    >
      <RecordList<Exception>
        label={text('exceptions.title')}
        columns={exceptionColumns}
        naturalSort={{ field: 'found_at', order: 'DESC' }}
        filters={<ExceptionFilters />}
        empty={<EmptyState title={text('exceptions.empty')} sentence={text('exceptions.emptySentence')} />}
        noMatch={<NoMatch title={text('exceptions.noMatch')} sentence={text('exceptions.noMatchSentence')} />}
        actions={({ id, reference }) => (
          <NamedButton
            of="exceptions.review"
            about={{ reference }}
            variant="outlined"
            onClick={() => setOpened(id)}
          />
        )}
      />
      {opened !== undefined && <ExceptionPanel exceptionId={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}
