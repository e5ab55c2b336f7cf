import { FailureLine, FailureView } from '../../ui/status-view/failure-view.tsx';

interface FailureProps {
  failure: unknown;
  retry: () => void;
  /** there is room for the whole view */
  whole: boolean;
}

/** A part of home that failed to load says so as every screen does. */
export default function Failure({ failure, retry, whole }: FailureProps) {
  return whole ? <FailureView failure={failure} retry={retry} /> : <FailureLine className="empty" failure={failure} retry={retry} />;
}
