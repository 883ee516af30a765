import type { Award } from '@laurel/contract/awards/award.ts'
import Add from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '../app/shell/Page.tsx'
import { CardGrid } from '../elements/list/CardGrid.tsx'
import { ListSource } from '../elements/list/ListSource.tsx'
import { EmptyState } from '../elements/states/EmptyState.tsx'
import { AwardCard } from './AwardCard.tsx'
import { AwardDialogs, type OpenAward } from './AwardDialogs.tsx'
import { awardsActivity } from './awardsActivity.ts'

/** The awards that managers give on the spot. */
export const AwardList = () => {
  const [open, setOpen] = useState<OpenAward>()
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setOpen({ dialog: 'create' })}>
      New award
    </Button>
  )
  return (
    <Page
      title="Awards"
      lead="Spot awards are for what stands out. Channel managers give them with /award in Slack, from the award allowance of their channel."
      actions={
        <>
          <Button variant="outlined" component={Link} to={awardsActivity()}>
            Latest activity
          </Button>
          {add}
        </>
      }
    >
      <ListSource naturalSort={{ field: 'name', order: 'ASC' }} perPage={48}>
        <CardGrid<Award>
          label="Awards"
          cardWidthMin={280}
          cardHeight={246}
          card={award => <AwardCard award={award} onOpen={dialog => setOpen({ dialog, award })} />}
          empty={
            <EmptyState
              title="No awards yet"
              sentence="Start using spot awards by creating a new award."
              action={add}
            />
          }
        />
      </ListSource>
      <AwardDialogs open={open} onOpen={setOpen} />
    </Page>
  )
}
