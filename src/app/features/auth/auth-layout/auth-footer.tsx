import './auth-layout.css';

interface AuthFooterProps {
  /** the question before the link to the other screen: 'Já tem conta?' */
  question: string;
  /** link to the other screen; none where the merchant has it not */
  other: false | { label: string; href: string };
  /** the link to customer service, on screens that show it here */
  service?: { label: string; href: string };
}

/** The links under the form of login, registration or recovery (A §2). */
export function AuthFooter({ question, other, service }: AuthFooterProps) {
  return (
    <p className="quiet auth-layout-others">
      {other && (
        <span>
          {question}{' '}
          <a className="auth-layout-link auth-layout-link-accent" href={other.href}>
            {other.label}
          </a>
        </span>
      )}
      {service && (
        <>
          {' '}
          <span className="auth-layout-together">
            <a className="auth-layout-link" href={service.href}>
              {service.label}
            </a>
          </span>
        </>
      )}
    </p>
  );
}
