export function SpinnerMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`animate-spin fill-none stroke-current ${className}`}
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.5" opacity=".22" />
      <path d="M12 2.5A9.5 9.5 0 0 1 21.5 12" />
    </svg>
  );
}

export function Spinner({ label }: { label: string }) {
  return (
    <output className="flex items-center gap-3 text-encre-2">
      <SpinnerMark className="size-6 text-email" />
      <span>{label}</span>
    </output>
  );
}
