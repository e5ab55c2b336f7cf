import { ClosedScreen, ClosedView } from '../../frame/closed-platform/closed-view.tsx';

/** The page for regions that the platform does not serve, by its own path (S03). Home would be refused as well: the way on is the support. */
export default function Restricted() {
  return (
    <ClosedScreen name="restricted">
      <ClosedView why="restricted" />
    </ClosedScreen>
  );
}
