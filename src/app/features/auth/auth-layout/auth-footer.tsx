// @chunk forms
import './auth-layout.css';

interface FootProps {
  /** asked of who is on the wrong screen: 'Já tem conta?' */
  question: string;
  /** the screen that they want instead */
  other: { label: string; href: string };
  /** the way to customer service, where it stands here */
  service?: { label: string; href: string };
}

/** What stands under the form of a way in: the other ways on (A §2). */
export function AuthFooter({ question, other, service }: FootProps) {
  return (
    <p className="quiet auth-layout-others">
      {question}{' '}
      <a className="auth-layout-link auth-layout-link-accent" href={other.href}>
        {other.label}
      </a>
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
