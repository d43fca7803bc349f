export default function Learn() {
  return null;
}
