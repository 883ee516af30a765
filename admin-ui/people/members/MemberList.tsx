import type { Member } from '@laurel/contract/people/members.ts'
import Stack from '@mui/material/Stack'
import { Page } from '../../app/shell/Page.tsx'
import { ListSearch } from '../../elements/list/ListSearch.tsx'
import { NoMatch } from '../../elements/list/NoMatch.tsx'
import { EndlessRecordList } from '../../elements/list/RecordList.tsx'
import { ShortAddress } from '../../elements/list/ShortAddress.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { ProposedAdjustments } from '../adjustments/ProposedAdjustments.tsx'
import { ImportUsersButton } from '../importing/ImportUsersButton.tsx'
import { MemberKindChoice } from './MemberKindChoice.tsx'
import { memberColumns } from './memberColumns.tsx'
import { memberFilterIn } from './memberKinds.ts'
import { SyncMark } from './SyncMark.tsx'
import { UsersExport } from './UsersExport.tsx'

/** Everyone of the team with what they may give and spend. */
export const MemberList = () => {
  const text = useText()
  return (
    <Page title={text('people.users')} lead={text('people.usersLead')} actions={<PeopleSource />}>
      <ProposedAdjustments />
      <ShortAddress filterOf={memberFilterIn}>
        <EndlessRecordList<Member>
          label={text('people.users')}
          columns={memberColumns}
          naturalSort={{ field: 'name', order: 'ASC' }}
          perPage={100}
          filters={
            <>
              <ListSearch label={text('people.search')} />
              <MemberKindChoice />
              <UsersExport />
            </>
          }
          empty={<EmptyState title={text('people.empty')} sentence={text('people.emptySentence')} />}
          noMatch={<NoMatch title={text('people.noMatch')} sentence={text('people.noMatchSentence')} />}
        />
      </ShortAddress>
    </Page>
  )
}

/** How the people get here, from Slack and from files. */
const PeopleSource = () => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
    <SyncMark />
    <ImportUsersButton />
  </Stack>
)
