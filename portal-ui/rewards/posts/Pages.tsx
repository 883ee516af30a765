import { Route } from 'wouter'
import { PostPage } from './PostPage.tsx'

export const Pages = () => <Route path="/post/:id">{({ id }) => <PostPage key={id} uid={id} />}</Route>
