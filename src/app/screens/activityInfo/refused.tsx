import { UnlessAway } from '../../features/responsible-play/away/unless-away.tsx';

export default UnlessAway;
