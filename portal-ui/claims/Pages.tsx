import { Route, Switch } from 'wouter'
import { ClaimsPage } from './ClaimsPage.tsx'

export const Pages = () => (
  <Switch>
    <Route path="/claims/:claimId?">{({ claimId }) => <ClaimsPage claimId={claimId} />}</Route>
  </Switch>
)
