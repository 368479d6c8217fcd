export default function Functionality() {
  return null;
}
